// The server's clock and this page's may differ: times are counted from when they were heard.

let heard = { server: 0, at: 0 };

/** When this page heard that it was so late on the server. */
export function heardAt(server: number): number {
  if (heard.server !== server) heard = { server, at: Date.now() };
  return heard.at;
}
