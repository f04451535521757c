export { isLeader, mayReadClass, mayTeach } from './policy.js';
export { peopleRoutes } from './routes.js';
export {
  type ClassMember,
  classesOf,
  findSchool,
  insertClasses,
  insertMemberships,
  insertOrganisation,
  insertRegion,
  insertSchool,
  insertStudents,
  insertSubjects,
  insertTeachers,
  insertTeaching,
  type Membership,
  membershipsOf,
  schoolIdsOf,
  studentsById,
  studentsOf,
  subjectById,
  subjectsById,
  teacherAccountsOf,
} from './store.js';
