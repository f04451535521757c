// One address for servers that come and go: a connection goes to the newest that is ready, and waits where there is none yet.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export async function openRelay() {
  const waiting = [];
  let target;
  const relay = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined); // who has left asks for nothing
    if (target === undefined) waiting.push(client);
    else join(client, target);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    port: relay.address().port,
    /** From now on everybody is led to this port. */
    leadTo(port) {
      target = port;
      for (const client of waiting.splice(0)) join(client, port);
    },
    close: () => relay.close(),
  };
}

function join(client, port) {
  const server = connect(port, '127.0.0.1');
  server.on('error', () => client.destroy());
  client.on('close', () => server.destroy());
  client.pipe(server).pipe(client);
}
