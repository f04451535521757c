import type { ClassHead, Classmate, GroupSet } from '@zhibi/contract/people/my-classes';

/** What the screen of groups is given. */
export interface GroupsOfClass {
  head: ClassHead;
  students: readonly Classmate[];
  sets: readonly GroupSet[];
}
