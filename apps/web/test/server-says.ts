import { act } from '@testing-library/react';
import type { EventDeclaration } from '@zhibi/contract/kernel';
import { vi } from 'vitest';
import type { z } from 'zod';

type Received = (event: { data: string; lastEventId: string }) => void;

/** The event stream of a server that says what a specification tells it to, and nothing that the contract does not declare. */
export function talkingServer() {
  const listeners: { name: string; received: Received }[] = [];
  let id = 0;
  class Source {
    onopen: () => void = () => {};
    onerror: () => void = () => {};
    addEventListener(name: string, received: Received) {
      listeners.push({ name, received });
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Source);
  return <Data extends z.ZodType>({ name, data: declared }: EventDeclaration<Data>, data: z.input<Data>): void =>
    act(() => {
      const event = { data: JSON.stringify(declared.parse(data)), lastEventId: String(++id) };
      for (const listener of listeners) if (listener.name === name) listener.received(event);
    });
}
