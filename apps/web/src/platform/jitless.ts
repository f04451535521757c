import { config } from 'zod/v4/core';

/** The content-security policy forbids `new Function`; Zod must know before the first schema is built. */
config({ jitless: true });
