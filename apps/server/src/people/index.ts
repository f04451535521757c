export { initialsOf, readName } from './pinyin.js';
export { isLeader, mayTeach } from './policy.js';
export { peopleRoutes, peopleTasks } from './routes.js';
export {
  type ClassMember,
  classesOf,
  findSchool,
  isDataLocked,
  type Membership,
  membershipsOf,
  schoolIdsOf,
  studentsById,
  studentsOf,
  subjectById,
  subjectsById,
  teacherAccountsOf,
} from './store.js';
export {
  insertClasses,
  insertMemberships,
  insertOrganisation,
  insertRegion,
  insertSchool,
  insertStudents,
  insertSubjects,
  insertTeachers,
  insertTeaching,
} from './store-newcomers.js';
