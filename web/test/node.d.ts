// The few things of Node that the tests use; its own types would be one more package to lock.

declare module "node:test" {
  export function test(name: string, run: () => void | Promise<void>): void;
  export function beforeEach(run: () => void | Promise<void>): void;
  export function afterEach(run: () => void | Promise<void>): void;
  export const mock: {
    timers: { enable(options: { apis: string[] }): void; tick(ms: number): void; reset(): void };
  };
}
declare module "node:assert/strict" {
  interface Assert {
    (value: unknown, message?: string): asserts value;
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    match(text: string, pattern: RegExp, message?: string): void;
    doesNotMatch(text: string, pattern: RegExp, message?: string): void;
    rejects(promise: Promise<unknown>, pattern: RegExp, message?: string): Promise<void>;
  }
  const assert: Assert;
  export default assert;
}
declare module "node:fs" {
  export function readFileSync(path: string | URL, encoding: "utf8"): string;
  export function readdirSync(path: string | URL): string[];
  export function existsSync(path: string | URL): boolean;
}
declare module "node:url" {
  export function fileURLToPath(url: URL): string;
}
declare module "node:child_process" {
  export function execFileSync(
    file: string,
    args: string[],
    options: { encoding: "utf8"; env: Record<string, string | undefined>; maxBuffer: number },
  ): string;
}
declare module "node:process" {
  export const env: Record<string, string | undefined>;
}
