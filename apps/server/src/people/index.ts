export { mayReadLevels } from './my-classes/policy.js';
export { seatOrder, seatPlans, seatRows } from './my-classes/seat-order.js';
export { teacherNames } from './my-classes/store.js';
export { type GroupMembers, groupSetsOf, membersOfGroups } from './my-classes/store-groups.js';
export { levelLimitsOf, levelsOfClasses } from './my-classes/store-levels.js';
export { headedClassIds, teachersByClass } from './my-classes/store-teaching.js';
export { countsOf } from './organisation/store-schools.js';
export { initialsOf, readName } from './pinyin.js';
export { isInStage, isLeader, mayTeach } from './policy.js';
export type { ForgetStudent, Forgotten } from './records/forget-student.js';
export { leftAs } from './records/store-left-as.js';
export { oldTakeOuts } from './records/store-takeouts.js';
export {
  escapeHtml,
  htmlPage,
  htmlTable,
  inPath,
  type TakenFile,
  type TakeOutPart,
  takenJson,
} from './records/taken-file.js';
export { districtOf } from './region/district-of.js';
export { openEntrance } from './region/enter-school.js';
export { classesOfSchools } from './region/store-counts.js';
export { registrationRoutes } from './registration/routes.js';
export { importFromDisk } from './roster/import-from-disk.js';
export { oldImports } from './roster/store-old.js';
export { peopleRepeated, peopleRoutes, peopleTasks } from './routes.js';
export type { LaterDomains, OpenWork } from './school-year/later-domains.js';
export {
  type ClassMember,
  classesOf,
  findSchool,
  isDataLocked,
  organisationNames,
  schoolIdsOf,
  schoolNames,
  studentsById,
  studentsOf,
  subjectById,
  subjectsById,
  teacherAccountsOf,
} from './store.js';
export { classesAt, formerNames } from './store-former-names.js';
export { type Membership, memberships, schoolIdsOfAccounts } from './store-memberships.js';
export { namesOfIds } from './store-names.js';
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
export {
  penOwnersOf,
  schoolNamesOf,
  setPensOfStudents,
  studentsByNo,
  teacherOfAccount,
  teachersByIds,
  teachersOfPens,
} from './store-pens.js';
