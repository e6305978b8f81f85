/** Letters of the surnames that classes have, for a class of letters; fewer than of a speaker: 부사장님, 나코치님 name nobody. */
export const SURNAME_LETTERS =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도석선설마길연위표명기반왕금옥육인맹제모탁국어은편용';
