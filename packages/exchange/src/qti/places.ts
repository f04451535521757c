/** The class of what stands for keys whose places nobody drew in the text. */
export const PLACES = 'zb-places';
