// The yardstick: boardgame.io's own server with a small game, stored in files by its own FlatFile.
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const Small = {
  name: 'small',
  setup: () => ({ silver: [3, 3], row: [0, 1, 2, 3, 4], taken: [[], []] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, ctx }, place) => {
      const who = Number(ctx.currentPlayer);
      G.taken[who] = [...G.taken[who].slice(-7), G.row[place % G.row.length]];
      G.row[place % G.row.length] = (G.row[place % G.row.length] + 7) % 31;
      G.silver[who] = (G.silver[who] + place) % 20;
    },
  },
};

const [folder, port] = process.argv.slice(2);
const settings = { games: [Small], origins: [Origins.LOCALHOST] };
if (folder !== 'memory') settings.db = new FlatFile({ dir: folder });
// An API port of its own: today's koa no longer sees routes that are added after the socket is attached.
Server(settings).run({
  port: Number(port),
  callback: () => console.log('ready'),
  lobbyConfig: { apiPort: Number(port) + 1 },
});
