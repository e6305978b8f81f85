/** Why a file cannot be restored; nothing has been changed when it is thrown. In both languages: it is read in a terminal. */
const REASONS = {
  missing: ['백업 파일이 없습니다.', 'There is no such file.'],
  foreign: ['기록(Girok)의 백업 파일이 아닙니다.', 'This is not a backup of Girok.'],
  damaged: [
    '백업 파일이 손상되었거나 누군가 고쳤습니다.',
    'The backup is damaged, incomplete, or was tampered with.',
  ],
  newer: [
    '더 새로운 판의 기록(Girok)이 만든 백업입니다. 프로그램을 먼저 업데이트해 주세요.',
    'The backup was made by a newer version of Girok; update the program first.',
  ],
  otherSchema: [
    '이 프로그램이 알지 못하는 데이터베이스 판의 백업입니다.',
    'The backup has a database version that this program does not know.',
  ],
  keyMissing: [
    '암호화된 백업입니다. 만들 때 쓴 BACKUP_KEY를 정해 주세요.',
    'The backup is encrypted; set the BACKUP_KEY it was made with.',
  ],
  keyWrong: [
    'BACKUP_KEY가 이 백업을 만들 때 쓴 열쇠와 다릅니다.',
    'BACKUP_KEY is not the key this backup was made with.',
  ],
  otherHash: [
    '백업 파일의 SHA-256이 알려 주신 값과 다릅니다.',
    'The SHA-256 of the file is not the one that was given.',
  ],
  inUse: [
    '이 데이터베이스를 쓰는 서버가 켜져 있습니다. 모든 서버를 먼저 끄세요.',
    'A server is running on this database; stop every server first.',
  ],
  beingBackedUp: [
    '이 데이터베이스를 백업하는 명령이 실행되고 있습니다. 끝난 뒤 다시 해 주세요.',
    'A backup of this database is being made; try again when it has ended.',
  ],
  locked: [
    '다른 프로그램이 이 데이터베이스의 표를 쓰고 있어 15초를 기다려도 바꿀 수 없었습니다. 그 프로그램을 끝내고 다시 해 주세요.',
    'Another program held tables of this database for more than 15 seconds; end it and try again.',
  ],
  newerDatabase: [
    '데이터베이스가 이 프로그램보다 새 판입니다. 프로그램을 먼저 업데이트해 주세요.',
    'The database is newer than this program; update the program first.',
  ],
} as const;

export type RefusalReason = keyof typeof REASONS;

export class BackupRefused extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    const [korean, english] = REASONS[reason];
    super(`${korean} 바꾼 것은 없습니다.\n${english} Nothing was changed.`);
    this.reason = reason;
  }
}
