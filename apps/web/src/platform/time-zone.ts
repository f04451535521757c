/** The installation's time zone; stamps are read and written in it, wherever the browser stands. */
export const TIME_ZONE = 'Asia/Shanghai';
