/** What of Web Bluetooth is used here; the browser's types do not have it yet. */
export interface GattCharacteristic extends EventTarget {
  readonly value?: DataView;
  startNotifications(): Promise<unknown>;
  writeValue(bytes: Uint8Array): Promise<void>;
}
export interface GattService {
  getCharacteristic(uuid: string | number): Promise<GattCharacteristic>;
}
export interface GattServer {
  readonly connected: boolean;
  connect(): Promise<GattServer>;
  disconnect(): void;
  getPrimaryService(uuid: string | number): Promise<GattService>;
}
export interface GattDevice extends EventTarget {
  readonly name?: string;
  readonly gatt?: GattServer;
}
export interface Bluetooth {
  getAvailability(): Promise<boolean>;
  requestDevice(options: { filters: { services: (string | number)[] }[] }): Promise<GattDevice>;
}

/** Absent where the browser has none, and on pages that did not come by TLS. */
export const bluetoothOf = (of: Navigator): Bluetooth | undefined =>
  'bluetooth' in of ? (of as { bluetooth?: Bluetooth }).bluetooth : undefined; // as: not in the types of the browser
