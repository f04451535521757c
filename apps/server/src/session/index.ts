export { asOwner, isActingFor } from './as-owner.js';
export { choosePassword } from './choose-password.js';
export { openDevices } from './device-of.js';
export { mintHandOver } from './hand-over.js';
export { hashPassword } from './passwords.js';
export { recordRefusal } from './record-refusal.js';
export { type ReasonsOfJobs, sessionRoutes } from './routes.js';
export { unknownName } from './rules.js';
export { type ProvedCode, proveSmsCode, takeSmsCode } from './sms-codes.js';
export { startSession } from './start-session.js';
export {
  accountById,
  accountByPhone,
  accountsWithRole,
  activateAccount,
  findAccount,
  grantsOf,
  hasAccounts,
  insertAccounts,
  insertGrants,
  type LivingSession,
  livingAmong,
  livingSession,
  secretOf,
  setPasswordHash,
} from './store.js';
export {
  type AccountFacts,
  accountFactsById,
  accountsElsewhere,
  accountsInReach,
  changeAccount,
  changeAccounts,
  endGrants,
  endSessionsOf,
  forgetAccount,
  isActivated,
  lockHolders,
  openGrant,
  reopenGrants,
  setDisabled,
  setInitialPassword,
  takenAccounts,
} from './store-accounts.js';
export { type KeptAccount, type KeptFilter, keptAccounts, lockAdministrators, setKeptRoles } from './store-kept.js';
export {
  findSigningKey,
  insertSigningKey,
  livingKeysOf,
  revokeSigningKey,
  signingKeyOf,
  signingKeysOf,
} from './store-key.js';
export { printStaffOf } from './store-print-staff.js';
export { accountsInUse } from './store-use.js';
export { issueTicket, redeemTicket } from './tickets.js';
export { type TokenClaims, Tokens } from './tokens.js';
export { addressOf } from './visitor.js';
export { type Caller, callerOf, type Entry, readToken } from './who-is.js';
