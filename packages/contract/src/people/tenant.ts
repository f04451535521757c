/** The tenant with a product of its own name: the labels and the gates of the specification's "one customised tenant". */
const HOMEWORK_MANAGER = 'homework-manager';

export const isHomeworkManager = ({ customized }: { customized: string }): boolean => customized === HOMEWORK_MANAGER;

/** Answering papers, answer cards and their editing: in the customised tenant for schools with a member id only. */
export const mayUseAnswerCards = (school: { customized: string; memberId: string | null }): boolean =>
  !isHomeworkManager(school) || Boolean(school.memberId);
