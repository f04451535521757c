export { loginAddress } from './address.js';
