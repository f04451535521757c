export { deviceOf } from './device-of.js';
export { mintHandOver } from './hand-over.js';
export { insertSigningKey, signingKeyOf } from './key-store.js';
export { decodePassword, hashPassword } from './passwords.js';
export { sessionRoutes } from './routes.js';
export { startSession } from './start-session.js';
export {
  accountById,
  accountsWithRole,
  activateAccount,
  findAccount,
  hasAccounts,
  insertAccounts,
  insertGrants,
  secretOf,
} from './store.js';
export {
  type AccountFacts,
  accountFactsById,
  changeAccount,
  changeAccounts,
  endGrants,
  endSessionsOf,
  reopenGrants,
  setInitialPassword,
  takenAccounts,
} from './store-accounts.js';
export { issueTicket, redeemTicket } from './tickets.js';
export { Tokens } from './tokens.js';
export { type Caller, callerOf, type Entry, readToken } from './who-is.js';
