// Plays many matches of the yardstick's game at once; prints the acknowledged moves as JSON.
const { io } = require('socket.io-client');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const api = `http://127.0.0.1:${port + 1}`;
const times = [];
let until = 0;

async function post(path, body) {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function seat(matchID, playerID) {
  const { playerCredentials } = await post(`/games/small/${matchID}/join`, { playerID, playerName: playerID });
  const socket = io(`${address}/small`, { transports: ['websocket'], forceNew: true });
  let sent = 0;
  let waiting = false;
  const take = (state) => {
    const now = performance.now();
    if (waiting && state._stateID > waiting.id) {
      times.push(now - sent);
      waiting = false;
    }
    if (state.ctx.currentPlayer === playerID && !waiting && now < until) {
      waiting = { id: state._stateID };
      sent = now;
      const payload = { type: 'take', args: [state._stateID % 5], playerID, credentials: playerCredentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    }
  };
  socket.on('update', (_, state) => take(state));
  socket.on('sync', (_, sync) => take(sync.state));
  await new Promise((done) => socket.on('connect', done));
  return () => socket.emit('sync', matchID, playerID, playerCredentials, 2);
}

async function main() {
  const starts = [];
  for (let i = 0; i < matches; i++) {
    const { matchID } = await post('/games/small/create', { numPlayers: 2 });
    for (const player of ['0', '1']) starts.push(await seat(matchID, player));
  }
  const began = performance.now();
  until = began + seconds * 1000;
  for (const start of starts) start();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  console.log(JSON.stringify({ moves: times.length, seconds: took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
