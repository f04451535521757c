import { type PageSize, pageSizes } from './geometry.js';

/** Bits of the ArUco markers 0–3 of the dictionary ARUCO_MIP_36h12 (Garrido-Jurado and others, 2016), row by row; 1 is white. */
const MARKER_BITS = [
  '110100101011011000111010000010011101',
  '011000000000000100010011010011100101',
  '000100100000011011111011111001110010',
  '111111111000101011010110110010110100',
] as const;

/** A mark in a corner of a page: its centre and the side of its black square in mm, which is eight cells wide, the outer ones all black. */
export interface RegistrationMark {
  id: number;
  xMm: number;
  yMm: number;
  sizeMm: number;
  /** The 6 × 6 cells within, row by row. */
  bits: string;
}

const [NEAR_MM, SIZE_MM] = [9, 6.4];

/** The four registration marks of a page, clockwise from the top left: the printer draws them there, the camera finds the page by them. */
export function registrationMarks(pageSize: PageSize): RegistrationMark[] {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const [right, bottom] = [widthMm - NEAR_MM, heightMm - NEAR_MM];
  return [
    { id: 0, xMm: NEAR_MM, yMm: NEAR_MM, sizeMm: SIZE_MM, bits: MARKER_BITS[0] },
    { id: 1, xMm: right, yMm: NEAR_MM, sizeMm: SIZE_MM, bits: MARKER_BITS[1] },
    { id: 2, xMm: right, yMm: bottom, sizeMm: SIZE_MM, bits: MARKER_BITS[2] },
    { id: 3, xMm: NEAR_MM, yMm: bottom, sizeMm: SIZE_MM, bits: MARKER_BITS[3] },
  ];
}
