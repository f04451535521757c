export { withPrimes } from './primes.js';
export { supportedCommands, supportedEnvironments } from './supported.js';
export { textSigns } from './text-signs.js';
export { latexTokens, withPercents } from './tokens.js';
export { unsupportedIn } from './unsupported.js';
