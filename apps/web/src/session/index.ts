export { loginAddress, loginAndBack } from './address.js';
