// Two branches of laurel round a shield: leaf after leaf they open.

const LEAVES = 7;

/** The leaves of the right branch, from the stalk upwards, round the middle of a box of 64 by 64. */
function leaf(i: number): string {
  const angle = 90 - 12 - i * 24; // degrees from the foot to the top
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [32 + 26 * Math.cos(turn), 32 + 26 * Math.sin(turn)];
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(angle - 62).toFixed(0)})`;
}

export function Laurel() {
  return (
    <svg class="en-laurel" viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={side < 0 ? "translate(64 0) scale(-1 1)" : undefined}>
          <path class="en-stalk" d="M33 59A27 27 0 0 0 50 12" />
          {Array.from({ length: LEAVES }, (_, i) => (
            <g key={i} transform={leaf(i)}>
              <path class="en-leaf" style={{ "--leaf": i }} d="M0 6C-4 2-4-4 0-8 4-4 4 2 0 6z" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
