/** One student's copy of a paper: who it is for, and which page carries which code. Plain data. */
export interface Copy {
  name: string;
  schoolName: string;
  className: string;
  studentNo: string;
  pages: CopyPage[];
}

export interface CopyPage {
  /** Page of the paper, from 1. */
  page: number;
  /** Printed for people, and given to the dot coding. */
  pageCode: string;
  /** What the QR code says. */
  qrText: string;
}
