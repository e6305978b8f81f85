import { describe, expect, it } from 'vitest';
import { Roster } from './names.ts';

const NAMES = '김민준 이서연 박도윤 최하은 정예준 윤수아 한소율 Kevin NguyenLinh Will Ted'.split(' ');
const remove = (said: string) => new Roster(NAMES).remove(said, 'answer');

// An attacker's sheets: each of these told a name in a draft.
describe('a name that is not written as the roster writes it', () => {
  it.each([
    ['kevin이 도와줘서 대본을 썼다.', '친구가 도와줘서 대본을 썼다.'],
    ['KEVIN이랑 대본을 썼다.', '친구와 대본을 썼다.'],
    ['Linh가 음식을 소개해줘서 비교했다.', '친구가 음식을 소개해줘서 비교했다.'],
    ['linh의 그림을 보고 고쳤다.', '친구의 그림을 보고 고쳤다.'],
    ['will이랑 대본을 썼다.', '친구와 대본을 썼다.'],
    ['김 민 준 이 발표를 맡았다.', '친구가 발표를 맡았다.'],
    ['이 서 연과 함께 설문을 돌렸다.', '친구와 함께 설문을 돌렸다.'],
    ['민 준이와 대본을 썼다.', '친구와 대본을 썼다.'],
    ['하은이하고예준이가싸워서 말렸다.', '친구들이 싸워서 말렸다.'],
    ['수아랑도윤이가 그래프를 그렸다.', '친구들이 그래프를 그렸다.'],
    ['민쥰이가 계산을 틀렸다.', '친구가 계산을 틀렸다.'],
    ['셔연이한테 물어보았다.', '친구에게 물어보았다.'],
    ['김민쥰과 지도를 그렸다.', '친구와 지도를 그렸다.'],
  ])('is hidden all the same: %s', (given, expected) => {
    expect(remove(given)).toEqual({ text: expected });
  });

  it.each([
    'kevin has a dog 라는 문장을 만들었다.',
    '우리 모둠 이름은 민준서연도윤팀이었다.',
    '나는서연이와같이설문지를 만들었다.',
    '소율송이라는 노래를 만들었다.',
    'ㄱㅁㅈ이랑 토론 준비를 했다.',
    'ㅁㅈ이가 반론을 찾았다.',
    '민ㅈ이랑 지도를 그렸다.',
    '김ㅇㅇ이랑 실험을 했다.',
    '김○준과 지도를 그렸다.',
    '이OO은 발표를 했다.',
    '김군 이양 둘 다 나중에는 도와줬다.',
  ])('leaves the sentence out where only a stump would stay: %s', (given) => {
    expect(remove(given)).toHaveProperty('dropped');
  });

  it.each([
    'I will go 라는 문장을 썼다.',
    'TED 강연을 보고 요약했다.',
    'ㄱㄴㄷ 순서로 정리했다.',
    'ㄱ과 ㄴ의 소리를 비교했다.',
    '재밌었음ㅋㅋ 또 하고 싶다.',
    '이 서식지는 넓었다.',
    'OX 퀴즈를 만들었다.',
    '김 한 장을 올려 무게를 쟀다.',
    '권한 이양의 뜻을 찾았다.',
    '숫자 ○을 채웠다.',
  ])('and leaves alone what only looks like one: %s', (given) => {
    expect(remove(given)).toEqual({ text: given });
  });
});
