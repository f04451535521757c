import { newId } from './world.js';

/** A picture for a form that asks for one, with work that is done at once (the first hash fits). */
export const newPicture = () => ({
  imageCodeId: newId(),
  picture: 'data:image/png;base64,',
  work: { nonce: '00', salt: '00', keyPrefix: 'b0f66adc' },
});
