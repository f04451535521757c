import type { Actor } from '@zhibi/contract/session';

/** A preset comment is its author's to change, to merge and to take away, whoever else uses it. */
export const mayEditPreset = (actor: Actor, preset: { schoolId: string; accountId: string }): boolean =>
  preset.schoolId === actor.schoolId && preset.accountId === actor.accountId;
