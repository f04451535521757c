export interface Relay {
  port: number;
  /** From now on everybody is led to this port. */
  leadTo(port: number): void;
  close(): void;
}
/** One address for servers that come and go: a connection goes to the newest that is ready, and waits where there is none yet. */
export function openRelay(): Promise<Relay>;
