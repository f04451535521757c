import { v7 } from 'uuid';

/** A new id, made by the application: UUIDv7, so that rows of one time lie together in an index. */
export const newId = (): string => v7();
