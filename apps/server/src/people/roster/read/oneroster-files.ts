/** The files of a OneRoster 1.2 CSV package that a school has something for, with their columns in the order of the standard. */
const columns = {
  academicSessions: 'title type startDate endDate parentSourcedId schoolYear',
  classes:
    'title grades courseSourcedId classCode classType location schoolSourcedId termSourcedIds subjects subjectCodes periods',
  courses: 'schoolYearSourcedId title courseCode grades orgSourcedId subjects subjectCodes',
  demographics: 'birthDate sex',
  enrollments: 'classSourcedId schoolSourcedId userSourcedId role primary beginDate endDate',
  orgs: 'name type identifier parentSourcedId',
  roles: 'userSourcedId roleType role beginDate endDate orgSourcedId userProfileSourcedId',
  users:
    'enabledUser username userIds givenName familyName middleName identifier email sms phone agentSourcedIds grades password userMasterIdentifier preferredGivenName preferredMiddleName preferredFamilyName primaryOrgSourcedId pronouns metadata.zhibi.name metadata.zhibi.subject',
};

export type OneRosterFile = keyof typeof columns;

const always = ['sourcedId', 'status', 'dateLastModified'];
export const columnsOf = Object.fromEntries(
  Object.entries(columns).map(([name, own]) => [name, [...always, ...own.split(' ')]]),
) as Record<OneRosterFile, string[]>; // the same names

/** What the standard knows and no school has here: a manifest names them as absent. */
export const absentFiles =
  'categories classResources courseResources lineItemLearningObjectiveIds lineItems lineItemScoreScales resources resultLearningObjectiveIds results resultScoreScales scoreScales userProfiles userResources'.split(
    ' ',
  );
