import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Heard = (event: { data: string; lastEventId: string }) => void;

/** The event stream of a server that says what a specification tells it to. */
export function talkingServer(): (name: string, data: unknown) => void {
  const listeners: { name: string; heard: Heard }[] = [];
  let id = 0;
  class Source {
    onopen: () => void = () => {};
    onerror: () => void = () => {};
    addEventListener(name: string, heard: Heard) {
      listeners.push({ name, heard });
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Source);
  return (name, data) =>
    act(() => {
      const event = { data: JSON.stringify(data), lastEventId: String(++id) };
      for (const listener of listeners) if (listener.name === name) listener.heard(event);
    });
}
