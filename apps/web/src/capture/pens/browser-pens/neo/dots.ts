import type { StrokePoint } from '@zhibi/ink';
import type { Fields } from './fields.js';

/** A unit of the paper's pattern: 56 dots of a printer of 600 dpi. */
const UNIT_MM = (56 / 600) * 25.4;

/** One measure of the pen: ms since the one before, force, place in units and hundredths of them; how it is held is passed over. */
export function dotIn(fields: Fields, maxForce: number): StrokePoint {
  const ms = fields.u8();
  const force = fields.u16();
  const [x, y] = [fields.u16(), fields.u16()];
  const [fx, fy] = [fields.u8(), fields.u8()];
  fields.slice(4); // tilt and twist
  return [mm(x, fx), mm(y, fy), Math.min(1, Math.round((force / maxForce) * 100) / 100), ms];
}

const mm = (units: number, hundredths: number): number => Math.round((units + hundredths / 100) * UNIT_MM * 100) / 100;

export const pageCodeOf = (section: number, owner: number, note: number, page: number): string =>
  [section, owner, note, page].join('.');

/** The rule of these codes, as gateways name it. */
export const CODE_RULE = 'neo';
