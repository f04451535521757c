/** Whose ink: the page of a copy that is looked at. */
export interface InkFilesProps {
  homeworkId: string;
  studentId: string;
  name: string;
  page: number;
  imageUrl: string | undefined;
  paper: { widthMm: number; heightMm: number };
}
