import { type Access, wholeNumber } from '../../kernel/index.js';
import { TreeOf } from './model.js';

/** The textbooks of the installation are everybody's: the maintenance of the system keeps them. */
export const forMaintenance = { roles: ['ZHIBI_SRE_SYS'] } as const satisfies Access;

/** The revision of the tree that was looked at; 0 before its first change. */
export const Seen = wholeNumber();

/** What every change of a tree says: which one, and how it looked. */
export const here = { of: TreeOf, revision: Seen };
