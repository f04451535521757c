import type { RoleCode } from '@zhibi/contract/kernel';
import { homeParts as analysis } from '../../analysis/index.js';
import { homeParts as capture } from '../../capture/index.js';
import { homeParts as classroom } from '../../classroom/index.js';
import { homeParts as disk } from '../../disk/index.js';
import { homeParts as homework } from '../../homework/index.js';
import { homeParts as marking } from '../../marking/index.js';
import { homeParts as operations } from '../../operations/index.js';
import { homeParts as papers } from '../../papers/index.js';
import { homeParts as people } from '../../people/index.js';
import type { HomePart } from '../../platform/home.js';
import { homeParts as printing } from '../../printing/index.js';
import { homeParts as questions } from '../../questions/index.js';

/** Every part that a domain offers; what waits to be marked stands first. */
const parts: readonly HomePart[] = [
  ...marking,
  ...classroom,
  ...homework,
  ...capture,
  ...questions,
  ...papers,
  ...printing,
  ...disk,
  ...analysis,
  ...people,
  ...operations,
];

/** The parts for a role; an officer who has chosen no school sees those of the district only. */
export const partsFor = (role: RoleCode, schoolId: string): readonly HomePart[] =>
  parts.filter((part) => part.roles.includes(role) && (part.ofDistrict || role !== 'REGION' || schoolId !== ''));
