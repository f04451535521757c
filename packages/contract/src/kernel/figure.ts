import { z } from 'zod';

/** Lengths of a figure are its own units; `unitMm` says how long one is on paper. */
const coordinate = z.number().min(-1000).max(1000);
const Unit = z.number().min(1).max(40);
/** Without what no drawing can hold, whatever way it came: it may have been hidden behind an escape of its own. */
const Words = z.string().overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ''));
const Label = Words.max(20);
const dashed = z.boolean().optional();

/** A straight axis of numbers with marked points and solution sets. */
export const NumberLine = z.object({
  kind: z.literal('number-line'),
  unitMm: Unit,
  from: coordinate,
  to: coordinate,
  step: z.number().min(0.1).max(100),
  /** Numbers stand below their ticks. */
  numbers: z.boolean(),
  marks: z.array(z.object({ at: coordinate, label: Label, open: z.boolean().optional() })).max(30),
  /** A side that is null goes on for ever. */
  ranges: z
    .array(
      z.object({
        from: coordinate.nullable(),
        to: coordinate.nullable(),
        openFrom: z.boolean().optional(),
        openTo: z.boolean().optional(),
      }),
    )
    .max(6),
});
export type NumberLine = z.infer<typeof NumberLine>;

const Spot = z.object({ x: coordinate, y: coordinate });

/** Two axes with points, lines, curves of functions and shaded regions. */
export const CoordinatePlane = z.object({
  kind: z.literal('plane'),
  unitMm: Unit,
  left: coordinate,
  right: coordinate,
  bottom: coordinate,
  top: coordinate,
  /** Between two ticks; 0 for none. */
  step: z.number().min(0).max(100),
  grid: z.boolean(),
  numbers: z.boolean(),
  names: z.object({ x: Label, y: Label }),
  points: z.array(Spot.extend({ label: Label, open: z.boolean().optional(), guides: z.boolean().optional() })).max(60),
  lines: z.array(z.object({ from: Spot, to: Spot, ends: z.enum(['segment', 'ray', 'line']), dashed })).max(40),
  /** `y` as a formula of x, such as `x^2-2x+1`. */
  curves: z
    .array(
      z.object({
        y: Words.max(80),
        from: coordinate.nullable(),
        to: coordinate.nullable(),
        label: Label,
        dashed,
        /** The region between the curve and the x axis is shaded. */
        shaded: z.boolean().optional(),
      }),
    )
    .max(10),
  shades: z.array(z.array(Spot).min(3).max(20)).max(6),
});
export type CoordinatePlane = z.infer<typeof CoordinatePlane>;

const place = z.number().int().min(0).max(79);

/** Plane geometry: everything else names its points by their place in `points`. */
export const PlaneGeometry = z.object({
  kind: z.literal('geometry'),
  unitMm: Unit,
  points: z
    .array(Spot.extend({ label: Label, dot: z.boolean().optional(), side: z.number().min(-360).max(360).optional() }))
    .max(80),
  /** `equal`: so many strokes across say which segments are of one length. */
  segments: z
    .array(z.object({ from: place, to: place, dashed, equal: z.number().int().min(0).max(3).optional() }))
    .max(120),
  circles: z.array(z.object({ centre: place, through: place, dashed })).max(20),
  /** At `at`, from the arm through `from` to that through `to`; `arcs` 0 is the square of a right angle. */
  angles: z
    .array(z.object({ at: place, from: place, to: place, arcs: z.number().int().min(0).max(3), label: Label }))
    .max(40),
  shades: z.array(z.array(place).min(3).max(20)).max(6),
});
export type PlaneGeometry = z.infer<typeof PlaneGeometry>;

/** A figure kept as data: it can be changed again, and is drawn by one function for screen and paper. */
export const Figure = z.discriminatedUnion('kind', [NumberLine, CoordinatePlane, PlaneGeometry]);
export type Figure = z.infer<typeof Figure>;
