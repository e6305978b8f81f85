/** Works that are noted with how many there are of them, and what is done to bring them about: 대본 2쪽, 사진 18장. */
export const COUNTED_WORKS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:일기|시|소설|글|수필|감상문|보고서|대본|원고|기사|편지|에세이|비평문|독후감) \d+(?:편|개|장|쪽)$/,
    '썼다',
  ],
  [/(?:그림|삽화|포스터|카드|카드뉴스|만화|도안|스케치|크로키) \d+(?:장|개|편|점|컷)$/, '그렸다'],
  [/(?:사진|영상) \d+(?:장|개|편|컷)$/, '찍었다'],
];
