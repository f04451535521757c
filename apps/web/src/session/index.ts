export { loginAddress, safeRedirect } from './address.js';
