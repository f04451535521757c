import { ActedList } from './acted-list.js';

/** For the leaders of a school: who of operations acted in its name. */
export const Part = () => <ActedList whose="mine" />;
