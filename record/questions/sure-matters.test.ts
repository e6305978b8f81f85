import { describe, expect, it } from 'vitest';
import { lessonSteps } from './lesson-steps.ts';
import { lessonText } from './lesson-text.ts';
import { productOf } from './product.ts';
import { isSureMatter } from './sure-matters.ts';

describe('what a lesson is surely about', () => {
  it.each([
    // A sentence tells by its particles.
    ['지역 어르신', '지역 어르신의 구술을 채록함', true],
    ['한국 단편 소설', '한국 단편 소설 세 편을 비교하며 읽기', true],
    // Notes tell by the study of it, or by the word itself.
    ['도시 재생 사례', '도시 재생 사례(폐공장) 탐구, 제안서 쓰기', true],
    ['광합성', '광합성 실험을 설계하고 그래프로 나타내기', true],
    ['탄력성', '가격을 바꿔가며 수입 계산 -> 탄력성', true],
    // What was done or handed in, a place in the group, one of a list, two things run together.
    ['재료수집', '스케치→재료수집→제작→작가노트→전시', false],
    ['답사 미션지', '사전조사 → 답사 미션지 → 여행 코스 제안서', false],
    ['questioner 역할', 'summarizer, connector, questioner 역할 돌아가며', false],
    ['주계열성', '주계열성/거성/백색왜성 분류', false],
    ['최종변론', '입론-반론-최종변론, 배심원 평가', false],
    ['트롤리 딜레마 토론 공리주의', '트롤리 딜레마 토론 공리주의 vs 칸트', false],
    ['체온 맥박 호흡 혈압', '활력징후 측정 - 체온 맥박 호흡 혈압, 기록지', false],
    ['도시', '기후 그래프 보고 도시 맞히기 게임', false],
  ])('%s in %s', (matter, content, sure) => {
    expect(isSureMatter(matter, content, '', false)).toBe(sure);
  });

  it('is whatever it names, where it names no work', () => {
    expect(isSureMatter('의사 결정', '확률적 사고와 의사 결정, 게임', '', false)).toBe(false);
    expect(isSureMatter('의사 결정', '확률적 사고와 의사 결정, 게임', '', true)).toBe(true);
  });
});

describe('the steps of hurried notes', () => {
  it.each([
    ['갑오개혁 법령, 헌의6조 사료 비교', ['갑오개혁 법령, 헌의6조 사료 비교']],
    ['시각화하기. 1차시 반복문 복습, 2차시 csv 읽기, 4차시 발표', ['csv 읽기']],
    ['강의 듣고 소감문+앞으로 들을 과목 계획 짜기', ['강의 듣고 소감문 쓰기', '앞으로 들을 과목 계획 짜기']],
    ['빨대 20개 테이프 1m 제한', []],
    ['운동일지 매주 제출', []],
    ['듣고 진로 로드맵 수정', ['진로 로드맵 수정']],
    ['다수결, 규칙도 정함', ['규칙 정하기']],
    ['장소 정하기 회의(3교시) 후보 3곳 장단점 조사', ['장소 정하기 회의', '후보 3곳 장단점 조사']],
    ['다리 만들기 대회(하중 테스트). 구조 조사', ['다리 만들기 대회', '구조 조사']],
    ['반박하는 글 800자', ['반박하는 글 쓰기']],
  ])('%s', (content, steps) => {
    expect(lessonSteps(lessonText(content))).toEqual(steps);
  });
});

describe('what is made', () => {
  it.each([
    ['손난로 만들기', '손난로'],
    ['광장·밀실 상징 마인드맵 만들기', '광장·밀실 상징 마인드맵'],
    ['산-염기 지시약 만들기', null],
    ['도함수로 최적화 문제(부피) 직접 종이상자 만들어 비교', '종이상자'],
    ['카드뉴스 6컷 제작', '카드뉴스'],
    ['가격 정하고 수요표 만들기', null],
    ['직렬 회로 꾸미고 측정', null],
    ['질문지 10개 만들고', null],
  ])('%s', (content, product) => {
    expect(productOf(content)).toBe(product);
  });
});
