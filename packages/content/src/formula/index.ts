export { latexTokens } from './tokens.js';
export { supportedCommands, supportedEnvironments } from './supported.js';
export { textSigns } from './text-signs.js';
export { unsupportedIn } from './unsupported.js';
