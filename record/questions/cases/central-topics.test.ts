import { describe, expect, it } from 'vitest';
import { lentBy } from '../word-sets.ts';

const topics = (content: string, standard = '') =>
  lentBy({ type: 'subject', content, standard, count: 5 }).words.주제;

describe('what a lesson is about', () => {
  it.each([
    // How it is run, and what goes with it.
    ['곡 자유, 악기 2종류. 파트 나누기 → 연습일지 → 리허설 → 발표', '악곡의 특징을 살려 연주한다.'],
    ['짝 활동. 지도 보고 대화문 만들기 → 연기', '기초적인 대화를 상황에 맞게 할 수 있다.'],
    // Named once, beside the matter of the standard.
    [
      '구조물을 설계·제작하고 영상으로 충돌 시간을 어림하여 평균 힘을 계산함',
      '충격량과 운동량의 관계를 이해한다.',
    ],
    // Kept, and not studied; whose it is stands before it.
    ['결과를 정리해서 실험 윤리를 지켰는지 보고서로 씀', ''],
    // 써도 되는가: of what, stands before it; what is said in a language is no matter.
    ['유전자 가위 기술을 배아에 써도 되는가에 대해 찬반 토론을 함', ''],
    ['「おすすめは何ですか」를 넣어 대화문을 만들고 발표함', ''],
    ['이명준이 중립국을 선택하기까지의 심리 변화를 장면별로 정리함', ''],
  ])('is none of these: %s', (content, standard) => expect(topics(content, standard)).toEqual([]));

  it.each([
    ['십자군 전쟁을 여러 시각에서 쓴 사료를 읽고 서술 차이를 분석함', '', '십자군 전쟁'],
    [
      '삼각김밥 가격 변화를 기사로 확인하고 요인을 분류함',
      '시장 가격의 결정 원리를 이해한다.',
      '삼각김밥 가격 변화',
    ],
  ])('is what it opens with, or what its standard names: %s', (content, standard, topic) =>
    expect(topics(content, standard)).toContain(topic),
  );
});
