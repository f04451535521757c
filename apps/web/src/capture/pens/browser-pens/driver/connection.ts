import type { GattCharacteristic, GattDevice, GattServer } from './gatt.js';

/** Where a make of pens talks: the newer address before the older one. */
export interface Channel {
  service: string | number;
  notify: string | number;
  write: string | number;
}

/** So long is waited before a pen that went to sleep is looked for again, longer each time. */
export const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
export const waitBefore = (attempt: number): number => AGAIN_MS[Math.min(attempt, AGAIN_MS.length - 1)] ?? 0;

export interface ConnectionNeeds {
  channels: readonly Channel[];
  /** Connected, or connected again: the bytes to begin with. */
  onOpen(): Uint8Array[];
  onBytes(bytes: Uint8Array): Uint8Array[];
  onAway(): void;
  /** It was never found to be such a pen. */
  onStranger(): void;
  later(ms: number, work: () => void): () => void;
}

/** A pen's radio link, kept for as long as the page wants it: a pen that sleeps is there again when it wakes. */
export class Connection {
  #write: GattCharacteristic | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #attempt = 0;
  #wasOpen = false;
  #isClosed = false;
  #callOff: (() => void) | undefined;

  constructor(
    private readonly device: GattDevice,
    private readonly needs: ConnectionNeeds,
  ) {
    device.addEventListener('gattserverdisconnected', this.#lost);
  }

  async open(): Promise<void> {
    this.#callOff = undefined;
    try {
      const server = await this.device.gatt?.connect();
      const found = server && (await this.#channelOf(server));
      if (this.#isClosed) return this.device.gatt?.disconnect();
      if (found === undefined) return this.#stranger();
      found.notify.addEventListener('characteristicvaluechanged', this.#heard);
      await found.notify.startNotifications();
      this.#write = found.write;
      this.#attempt = 0;
      this.#wasOpen = true;
      this.send(this.needs.onOpen());
    } catch {
      this.#again(); // asleep, or out of reach
    }
  }

  /** One message after the other: a radio takes no two at once. */
  send(messages: readonly Uint8Array[]): void {
    for (const message of messages)
      this.#writing = this.#writing.then(() => this.#write?.writeValue(message)).catch(() => undefined); // lost with the connection, which is begun anew
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    this.device.removeEventListener('gattserverdisconnected', this.#lost);
    this.device.gatt?.disconnect();
  }

  async #channelOf(server: GattServer) {
    for (const { service, notify, write } of this.needs.channels)
      try {
        const found = await server.getPrimaryService(service);
        return { notify: await found.getCharacteristic(notify), write: await found.getCharacteristic(write) };
      } catch {
        if (!server.connected) throw new Error('away');
      }
    return undefined;
  }

  #stranger(): void {
    this.close();
    this.needs.onStranger();
  }

  #heard = (event: Event): void => {
    const { value } = event.target as GattCharacteristic; // as: this is heard of such alone
    if (value) this.send(this.needs.onBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)));
  };

  #lost = (): void => {
    this.#write = undefined;
    if (this.#isClosed) return;
    if (this.#wasOpen) this.needs.onAway();
    this.#wasOpen = false;
    this.#again();
  };

  #again(): void {
    if (this.#isClosed || this.#callOff !== undefined) return;
    this.#callOff = this.needs.later(waitBefore(this.#attempt++), () => void this.open());
  }
}
