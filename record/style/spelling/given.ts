/** 내 준, 내 놓은: the forms of 내다 with a helping verb. */
export function isGiven(follows: string): boolean {
  return /^(?:(?:준|줬|줘|줌|주(?:었|어|고|는|면|라)|봤|봄|보았|보니|볼|본|놓[았고아는]|놨|둔|뒀|두었)(?![가-힣]*(?:장|자))|보(?:라|자|기|는|게|면)|버[려렸리린릴림])/.test(
    follows,
  );
}
