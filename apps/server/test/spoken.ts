import { type Measures, measure, spokenApi } from '@zhibi/contract/homework/spoken';
import { toStamp } from '@zhibi/contract/kernel';
import { newId } from '../src/platform/ids.js';
import type { Person } from './person.js';
import { JUNIOR_MATHS, type TestClass, type TestSchool, type TestWorld } from './school.js';

const RATE = 8_000;

/** Sound as a browser decodes it: so many seconds of voice, a silence of a second, and voice again. `pitch` makes it another voice. */
export function voice(seconds: number, pitch = 220, loud = 0.3): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const t = at / RATE;
    const isSilent = Math.abs(t - seconds / 2) < 0.5;
    const swell = 0.6 + 0.4 * Math.sin(t * (3 + pitch / 100));
    return isSilent ? 0 : loud * swell * Math.sin(2 * Math.PI * pitch * t);
  });
}

export const measured = (seconds: number, pitch?: number, loud?: number): Measures =>
  measure(voice(seconds, pitch, loud), RATE);

const element = (id: number[], body: Uint8Array): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id), size, body]);
};
/** As a browser writes it while it records: of this nobody knows the length yet. */
const endless = (id: number[]): Buffer => Buffer.from([...id, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);

/** A recording in WebM as browsers write it: packets of Opus of 20 ms. `mark` makes its content another. */
export function webm(seconds: number, mark = 0, codec = 'A_OPUS'): File {
  const packet = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), Buffer.from([0x78, mark & 0xff, mark >> 8, 1])]);
  const track = element(
    [0xae],
    Buffer.concat([element([0x83], Buffer.from([2])), element([0x86], Buffer.from(codec))]),
  );
  const bytes = Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm'))),
    endless([0x18, 0x53, 0x80, 0x67]),
    element([0x16, 0x54, 0xae, 0x6b], track),
    endless([0x1f, 0x43, 0xb6, 0x75]),
    ...Array.from({ length: seconds * 50 }, () => element([0xa3], packet)),
  ]);
  return new File([bytes], 'sound.webm', { type: 'audio/webm' });
}

/** A school that has spoken homework, a teacher and a class. */
export class SpokenCourse {
  constructor(
    readonly world: TestWorld,
    readonly school: TestSchool,
    readonly teacher: Person,
    readonly room: TestClass,
  ) {}

  static async of(world: TestWorld, students = 2, configs = ['SPEECH']): Promise<SpokenCourse> {
    const school = await world.newSchool({ configs });
    const room = await school.newClass(students);
    return new SpokenCourse(world, school, await school.newTeacher([room.classId]), room);
  }

  stamp(minutes: number): string {
    return toStamp(new Date(this.world.clock.now().getTime() + minutes * 60_000), 'Asia/Shanghai');
  }

  wish(change: Record<string, unknown> = {}) {
    return {
      wishId: newId(),
      subjectId: JUNIOR_MATHS,
      kind: 'text' as const,
      title: '测试朗读',
      language: 'zh-CN' as const,
      items: ['远上寒山石径斜', '白云生处有人家'],
      classIds: [this.room.classId],
      endAt: this.stamp(60),
      ...change,
    };
  }

  async give(change: Record<string, unknown> = {}): Promise<string> {
    return (await this.teacher.call(spokenApi.give, this.wish({ again: true, ...change }))).spokenId;
  }

  student(nth: number): Person {
    const one = this.room.students[nth];
    if (one === undefined) throw new Error('nobody');
    return one;
  }

  /** What the phone of a student sends. */
  recording(spokenId: string, change: Record<string, unknown> = {}) {
    return {
      spokenId,
      tryId: newId(),
      recordedAt: this.stamp(0),
      cues: JSON.stringify([
        { no: 0, atMs: 0 },
        { no: 1, atMs: 3_000 },
      ]),
      measures: JSON.stringify(measured(6)),
      file: webm(6),
      ...change,
    };
  }
}
