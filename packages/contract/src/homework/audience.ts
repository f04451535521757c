import { z } from 'zod';
import { Id, wholeNumber } from '../kernel/index.js';
import { Level } from '../people/my-classes/index.js';

/** A level group of a class in a subject, or those who are in none yet. */
export const Layer = z.enum([...Level.options, 'none']);
export type Layer = z.infer<typeof Layer>;

/** A group of a class: its set and its number in it. */
export const GroupOfClass = z.object({ setId: Id, number: wholeNumber({ min: 1, max: 99 }) });

/** Parallel papers, dealt so that neighbours of the seating plan hold different ones. */
export const seatForms = { least: 2, most: 4 } as const;

/** Who of the chosen classes writes a paper: everybody, some layers, some groups, single students, or every student at whose seat this one of several forms lies. */
export const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everybody') }),
  z.object({ kind: z.literal('layers'), layers: z.array(Layer).min(1).max(Layer.options.length) }),
  z.object({ kind: z.literal('groups'), groups: z.array(GroupOfClass).min(1).max(60) }),
  z.object({ kind: z.literal('students'), studentIds: z.array(Id).min(1).max(400) }),
  z.object({
    kind: z.literal('seats'),
    /** Which of the forms, from 0. */
    form: wholeNumber({ max: seatForms.most - 1 }),
    of: wholeNumber({ min: seatForms.least, max: seatForms.most }),
  }),
]);
export type Audience = z.infer<typeof Audience>;

/** What an audience names: no two papers of one act may name the same. */
export const namedBy = (audience: Audience): string[] => {
  switch (audience.kind) {
    case 'everybody':
      return ['everybody'];
    case 'layers':
      return audience.layers.map((layer) => `layer ${layer}`);
    case 'groups':
      return audience.groups.map(({ setId, number }) => `group ${setId} ${number}`);
    case 'students':
      return audience.studentIds.map((id) => `student ${id}`);
    case 'seats':
      return [`form ${audience.form} of ${audience.of}`];
  }
};

/** No layer, group or student is given two papers in one act, and everybody at most one. */
export const isDealtOnce = (audiences: readonly Audience[]): boolean => {
  const named = audiences.flatMap(namedBy);
  return new Set(named).size === named.length;
};
