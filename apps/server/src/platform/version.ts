/** Of the product: what `/health`, the documentation and operations name. */
export const VERSION = '0.1.0';
