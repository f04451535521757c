import { unzlibSync } from 'fflate';
import { type Channel, Connection } from '../driver/connection.js';
import { bluetoothOf } from '../driver/gatt.js';
import type { PenDriver, PenEvent } from '../driver/pen-driver.js';
import { NeoSession } from './neo-session.js';

/** The addresses of the maker's public web SDK. */
const channels: readonly Channel[] = [
  {
    service: '4f99f138-9d53-5bfa-9e50-b147491afe68',
    notify: '64cd86b1-2256-5aeb-9f04-2caf6c60ae57',
    write: '8bc8cc7d-88ca-56b0-af9a-9bf514d0d61a',
  },
  { service: 0x19f1, notify: 0x2ba1, write: 0x2ba0 },
];

/** NeoLAB smartpens by the browser's own Bluetooth. @param now by the clock of the server */
export const neoDriver = (navigator: Navigator, now: () => number): PenDriver => ({
  availability: async () => {
    const bluetooth = bluetoothOf(navigator);
    if (bluetooth === undefined) return 'no-bluetooth';
    return (await bluetooth.getAvailability()) ? 'there' : 'switched-off';
  },
  connect: async (listen) => {
    const filters = channels.map(({ service }) => ({ services: [service] }));
    const device = await bluetoothOf(navigator)
      ?.requestDevice({ filters })
      .catch(() => undefined); // nobody chose one
    if (device === undefined) return undefined;
    const begin = () => new NeoSession({ now, inflate: (packed) => unzlibSync(packed) });
    let session = begin();
    const tell = (events: readonly PenEvent[]) => events.forEach(listen);
    const connection = new Connection(device, {
      channels,
      onOpen: () => {
        session = begin();
        return session.begin();
      },
      onBytes: (bytes) => {
        const { events, answers } = session.take(bytes);
        tell(events);
        return answers;
      },
      onAway: () => {
        tell(session.end());
        listen({ kind: 'away' });
      },
      onStranger: () => listen({ kind: 'gone', why: 'not-a-pen' }),
      later: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    void connection.open();
    return {
      unlock: (password) => connection.send(session.unlock(password)),
      forget: (part) => connection.send(session.forget(part)),
      close: () => {
        tell(session.end());
        connection.close();
        listen({ kind: 'gone', why: 'closed' });
      },
    };
  },
});
