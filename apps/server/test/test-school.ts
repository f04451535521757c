import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { OpenServices } from '../src/app/open-services.js';
import {
  insertClasses,
  insertMemberships,
  insertStudents,
  insertTeachers,
  insertTeaching,
  readName,
} from '../src/people/index.js';
import { newId } from '../src/platform/ids.js';
import type { Person } from './person.js';
import { JUNIOR_MATHS } from './subjects.js';

/** What a school needs of the test world around it. */
interface Surroundings {
  services: Pick<OpenServices, 'database'>;
  newPerson(of: {
    name?: string | undefined;
    loginType: LoginType;
    roles: RoleCode[];
    schoolId: string;
  }): Promise<Person>;
}

/** A school of a test world, and the people that a specification puts into it. */
export class TestSchool {
  #students = 0;

  constructor(
    readonly world: Surroundings,
    readonly schoolId: string,
  ) {}

  /** A class of the grade with so many students; answers its id and them. */
  async newClass(students = 2, gid = 8, name?: string): Promise<TestClass> {
    const classId = newId();
    await this.world.services.database.asSystem((db) =>
      insertClasses(db, [
        { schoolId: this.schoolId, id: classId, name: name ?? `${gid}年级(${classId.slice(-3)})班`, gid },
      ]),
    );
    const members: Person[] = [];
    for (let i = 0; i < students; i++) members.push(await this.newStudent(classId));
    return { classId, students: members };
  }

  async newStudent(classId: string, name?: string): Promise<Person> {
    const person = await this.world.newPerson({ name, loginType: 1, roles: ['STUDENT'], schoolId: this.schoolId });
    const studentId = newId();
    const studentNo = String(++this.#students).padStart(6, '0');
    await this.world.services.database.asSystem(async (db) => {
      await insertStudents(db, [
        {
          schoolId: this.schoolId,
          id: studentId,
          accountId: person.ids.accountId,
          studentNo,
          name: person.ids.name,
          pinyin: name === undefined ? 'ceshi' : readName(name),
        },
      ]);
      await insertMemberships(db, [{ schoolId: this.schoolId, classId, studentId, fromOn: '2026-09-01' }]);
    });
    person.ids.studentId = studentId;
    return person;
  }

  /** A teacher of these classes in one subject. */
  async newTeacher(classIds: readonly string[] = [], subjectId = JUNIOR_MATHS): Promise<Person> {
    const person = (await this.world.newPerson({ loginType: 1, roles: ['TEACHER'], schoolId: this.schoolId })).with({
      'x-subject-id': String(subjectId),
    });
    const teacherId = newId();
    await this.world.services.database.asSystem(async (db) => {
      await insertTeachers(db, [
        {
          schoolId: this.schoolId,
          id: teacherId,
          accountId: person.ids.accountId,
          name: person.ids.name,
          mainSubjectId: subjectId,
        },
      ]);
      await insertTeaching(
        db,
        classIds.map((classId) => ({ schoolId: this.schoolId, classId, teacherId, subjectId })),
      );
    });
    person.ids.teacherId = teacherId;
    return person;
  }

  newLeader(role: 'SCHOOLADMIN' | 'SCHOOLPRINCIPAL'): Promise<Person> {
    return this.world.newPerson({ loginType: 1, roles: [role], schoolId: this.schoolId });
  }
}

export interface TestClass {
  classId: string;
  students: Person[];
}
