import type { Step } from '../../../style/replace.ts';

/** Feelings, stands and apologies on the way, and what is a friend's. */
export const FELT_ODD: readonly Step[] = [
  // 한 명이라고 생각하니 이상했음: a feeling, and nothing asked.
  [/(?<=라고 생각하니 )(?:매우 )?이상했음\.$/, '이상하게 느껴짐.'],
  // 친구의 것 고양이 털이: of theirs.
  [
    /(?<=친구의) 것(?= (?:고양이|강아지|그림|글|발표|작품|영상|코드|노트|사진|책|보고서|작품) ?[가-힣]*[이가은는을를] )/,
    '',
  ],
  [
    /(?:(?:먼저 )?(?:누리 소통망|문자|전화|편지|쪽지|메시지|말)(?:으로|로) |(?:친구|짝|모둠원|교사)에게 )?(?:미안하다고|고맙다고) (?:말?하고|사과하고|하며) /,
    '',
  ],
  // 지금은 기준이 달라야 한다는 쪽임: what the student has come to hold.
  [/^((?:지금은|이제는?|결국|요즘은) .+다)는 (?:쪽|편|입장)(?:이었음|임)\.$/, '$1고 생각함.'],
];
