import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { useRead } from '../../platform/api.js';

/** A student's newest homework; the cards of the home page share one answer. */
export const useMyHomework = () => useRead(homeworkOfStudentApi.mine, {});
