import type { Brand } from './catalogue.types';

export const kia: Brand = {
  name: 'Kia', code: 'KI', keeps: 100,
  trims: [{ name: 'Komfort', level: 0, to: 2019 }, { name: 'Action', level: 0, from: 2020 }, { name: 'Advance', level: 1 }, { name: 'Advance Plus', level: 2, from: 2016 }, { name: 'GT Line', level: 3, from: 2016 }],
  lines: [
    ['Picanto', 'hatch', 'A', 2011, 2026, 3595, 1595, 1485, 255, 940, 9, [['1.0', 'petrol', 67, 'MF', 14.3, 5.0, 134], ['1.2', 'petrol', 84, 'AF', 13.2, 5.5, 164]], { ncap: 3 }],
    ['Rio', 'hatch', 'B', 2011, 2023, 4065, 1725, 1450, 325, 1110, 8, [['1.2', 'petrol', 84, 'MF', 12.9, 5.2, 164], ['1.0 T-GDI', 'petrol', 100, 'AF', 10.4, 5.3, 204, 2017]], { ncap: 3 }],
    ['Stonic', 'crossover', 'B', 2018, 2026, 4140, 1760, 1520, 352, 1180, 9, [['1.0 T-GDI', 'petrol', 100, 'AF', 10.7, 5.6, 229], ['1.0 T-GDI Mild Hybrid', 'mild', 120, 'AF', 10.4, 5.4, 254, 2021]], { ncap: 3 }],
    ["Cee'd", 'estate', 'C', 2010, 2018, 4505, 1780, 1485, 528, 1350, 9, [['1.6 CRDi', 'diesel', 136, 'AF', 10.3, 4.4, 244], ['1.0 T-GDI', 'petrol', 120, 'MF', 11.2, 5.1, 219, 2016], ['1.6 GDI', 'petrol', 135, 'MF', 10.1, 5.9, 214, 2010, 2015]], { tow: 1300 }],
    ['Ceed', 'hatch', 'C', 2019, 2026, 4310, 1800, 1447, 395, 1330, 7, [['1.0 T-GDI', 'petrol', 120, 'MF', 11.1, 5.6, 239], ['1.5 T-GDI', 'petrol', 160, 'AF', 8.6, 6.0, 279, 2021]]],
    ['Ceed Sportswagon', 'estate', 'C', 2019, 2026, 4600, 1800, 1465, 625, 1390, 14, [['1.5 T-GDI', 'petrol', 160, 'AF', 8.9, 6.1, 289, 2021], ['1.6 CRDi Mild Hybrid', 'mild', 136, 'AF', 10.2, 4.8, 299, 2021, 2024], ['1.4 T-GDI', 'petrol', 140, 'AF', 9.4, 6.2, 269, 2019, 2020], ['Plug-in Hybrid', 'plugin', 141, 'AF', 10.8, 8.9, 60, 1.2, 359, 2020]], { tow: 1300 }],
    ['XCeed', 'crossover', 'C', 2020, 2026, 4395, 1826, 1495, 426, 1360, 8, [['1.5 T-GDI', 'petrol', 160, 'AF', 9.2, 6.2, 299], ['Plug-in Hybrid', 'plugin', 141, 'AF', 11.0, 8.9, 58, 1.4, 369]], { tow: 1250 }],
    ['ProCeed', 'estate', 'C', 2019, 2025, 4605, 1800, 1422, 594, 1390, 3, [['1.5 T-GDI', 'petrol', 160, 'AF', 8.8, 6.0, 309, 2021], ['1.6 T-GDI GT', 'petrol', 204, 'AF', 7.5, 6.9, 339]]],
    ['Optima', 'estate', 'D', 2016, 2020, 4855, 1860, 1470, 552, 1550, 6, [['Plug-in Hybrid', 'plugin', 205, 'AF', 9.7, 11.3, 62, 1.4, 399, 2017], ['1.7 CRDi', 'diesel', 141, 'AF', 10.4, 4.6, 319]], { tow: 1500 }],
    ['Niro', 'crossover', 'C', 2017, 2022, 4355, 1805, 1545, 324, 1500, 16, [['Hybrid', 'hybrid', 141, 'AF', 11.1, 4.8, 279], ['Plug-in Hybrid', 'plugin', 141, 'AF', 10.4, 8.9, 58, 1.3, 369], ['e-Niro', 'electric', 204, 'AF', 7.8, 64, 455, 77, 439, 2019]], { tow: 1300 }],
    ['Niro', 'crossover', 'C', 2023, 2026, 4420, 1825, 1545, 451, 1540, 11, [['Hybrid', 'hybrid', 141, 'AF', 10.8, 4.6, 319], ['Plug-in Hybrid', 'plugin', 183, 'AF', 9.6, 11.1, 65, 1.0, 399], ['EV', 'electric', 204, 'AF', 7.8, 65, 460, 80, 459]], { ncap: 4, tow: 1300 }],
    ['Sportage', 'suv', 'C', 2011, 2021, 4485, 1855, 1645, 503, 1560, 12, [['1.6 GDI', 'petrol', 132, 'MF', 11.5, 6.9, 264], ['2.0 CRDi AWD', 'diesel', 136, 'A4', 12.0, 6.2, 334], ['1.6 CRDi Mild Hybrid AWD', 'mild', 136, 'A4', 11.8, 5.6, 349, 2019]], { tow: 1900 }],
    ['Sportage', 'suv', 'C', 2022, 2026, 4515, 1865, 1645, 591, 1640, 15, [['1.6 T-GDI Hybrid', 'hybrid', 230, 'AF', 8.0, 5.6, 389], ['1.6 T-GDI Hybrid AWD', 'hybrid', 230, 'A4', 8.3, 6.3, 419], ['Plug-in Hybrid AWD', 'plugin', 265, 'A4', 8.2, 13.8, 70, 1.1, 489]], { tow: 1650 }],
    ['Sorento', 'suv', 'D', 2010, 2020, 4800, 1890, 1685, 605, 1950, 7, [['2.2 CRDi AWD', 'diesel', 200, 'A4', 9.6, 6.6, 419]], { seats: 7, tow: 2500, tank: 71 }],
    ['Sorento', 'suv', 'D', 2021, 2026, 4810, 1900, 1700, 616, 1900, 8, [['1.6 T-GDI Hybrid AWD', 'hybrid', 230, 'A4', 9.1, 6.9, 509], ['Plug-in Hybrid AWD', 'plugin', 265, 'A4', 8.7, 13.8, 57, 1.6, 579]], { seats: 7, tow: 1650, tank: 67 }],
    ['e-Soul', 'crossover', 'B', 2019, 2024, 4195, 1800, 1605, 315, 1680, 5, [['39 kWh', 'electric', 136, 'AF', 9.9, 39, 276, 77, 349], ['64 kWh', 'electric', 204, 'AF', 7.9, 64, 452, 77, 419]], { ncap: 0 }],
    ['EV3', 'crossover', 'C', 2025, 2026, 4300, 1850, 1560, 460, 1875, 9, [['Standard Range', 'electric', 204, 'AF', 7.5, 58, 436, 101, 399], ['Long Range', 'electric', 204, 'AF', 7.7, 81, 605, 128, 459]], { tow: 1000 }],
    ['EV6', 'crossover', 'D', 2022, 2026, 4680, 1880, 1550, 490, 2000, 12, [['Long Range', 'electric', 229, 'AR', 7.3, 77, 528, 240, 539], ['Long Range AWD', 'electric', 325, 'A4', 5.2, 77, 506, 240, 589]], { tow: 1600 }],
    ['EV9', 'suv', 'E', 2024, 2026, 5010, 1980, 1755, 333, 2570, 5, [['Long Range', 'electric', 204, 'AR', 9.4, 100, 563, 210, 799], ['Long Range AWD', 'electric', 385, 'A4', 5.3, 100, 505, 210, 879]], { seats: 7, tow: 2500 }],
  ],
};

export const hyundai: Brand = {
  name: 'Hyundai', code: 'HY', keeps: 97,
  trims: [{ name: 'Essential', level: 0 }, { name: 'Trend', level: 1 }, { name: 'Premium', level: 2 }, { name: 'N Line', level: 3, from: 2018 }],
  lines: [
    ['i10', 'hatch', 'A', 2011, 2026, 3670, 1680, 1480, 252, 1000, 7, [['1.0', 'petrol', 67, 'MF', 14.8, 5.0, 134], ['1.2', 'petrol', 84, 'AF', 13.0, 5.6, 164]], { ncap: 3 }],
    ['i20', 'hatch', 'B', 2010, 2020, 4035, 1734, 1474, 326, 1080, 7, [['1.2', 'petrol', 84, 'MF', 13.1, 5.1, 159], ['1.0 T-GDI', 'petrol', 100, 'MF', 10.7, 4.8, 184, 2016]], { ncap: 4 }],
    ['i20', 'hatch', 'B', 2021, 2026, 4040, 1775, 1450, 352, 1120, 7, [['1.0 T-GDI', 'mild', 100, 'AF', 10.4, 5.2, 229], ['1.2', 'petrol', 84, 'MF', 13.1, 5.3, 194]], { ncap: 4 }],
    ['i30', 'estate', 'C', 2012, 2024, 4585, 1795, 1465, 602, 1360, 10, [['1.0 T-GDI', 'petrol', 120, 'MF', 11.4, 5.6, 239, 2017], ['1.6 CRDi', 'diesel', 136, 'AF', 10.6, 4.6, 259], ['1.5 T-GDI', 'mild', 160, 'AF', 8.8, 6.0, 289, 2021]], { tow: 1400 }],
    ['Ioniq', 'hatch', 'C', 2017, 2022, 4470, 1820, 1450, 341, 1450, 10, [['Electric', 'electric', 136, 'AF', 9.9, 38, 311, 50, 349, 2020], ['Electric', 'electric', 120, 'AF', 10.2, 28, 280, 70, 329, 2017, 2019], ['Plug-in Hybrid', 'plugin', 141, 'AF', 10.6, 8.9, 63, 1.1, 339], ['Hybrid', 'hybrid', 141, 'AF', 10.8, 4.4, 269]]],
    ['Ioniq 5', 'crossover', 'D', 2021, 2026, 4635, 1890, 1605, 527, 2000, 12, [['58 kWh', 'electric', 170, 'AR', 8.5, 58, 384, 175, 479], ['77 kWh', 'electric', 229, 'AR', 7.3, 77, 507, 235, 529], ['77 kWh AWD', 'electric', 325, 'A4', 5.1, 77, 481, 235, 589]], { tow: 1600 }],
    ['Ioniq 6', 'saloon', 'D', 2023, 2026, 4855, 1880, 1495, 401, 1985, 4, [['77 kWh', 'electric', 229, 'AR', 7.4, 77, 614, 235, 539], ['77 kWh AWD', 'electric', 325, 'A4', 5.1, 77, 583, 235, 599]], { tow: 1500 }],
    ['Kona', 'crossover', 'B', 2018, 2022, 4180, 1800, 1570, 332, 1680, 13, [['Electric 39 kWh', 'electric', 136, 'AF', 9.9, 39, 289, 75, 349], ['Electric 64 kWh', 'electric', 204, 'AF', 7.9, 64, 484, 75, 419], ['1.0 T-GDI', 'petrol', 120, 'MF', 12.0, 5.9, 239], ['Hybrid', 'hybrid', 141, 'AF', 11.3, 4.9, 279, 2020]]],
    ['Kona', 'crossover', 'C', 2023, 2026, 4355, 1825, 1575, 466, 1730, 8, [['Electric 65 kWh', 'electric', 218, 'AF', 7.8, 65, 514, 102, 439], ['Hybrid', 'hybrid', 141, 'AF', 11.2, 4.7, 319]], { ncap: 4 }],
    ['Tucson', 'suv', 'C', 2016, 2020, 4480, 1850, 1650, 513, 1580, 9, [['1.6 T-GDI AWD', 'petrol', 177, 'A4', 9.2, 7.6, 319], ['2.0 CRDi AWD', 'diesel', 185, 'A4', 9.5, 6.4, 359]], { tow: 1900, tank: 62 }],
    ['Tucson', 'suv', 'C', 2021, 2026, 4500, 1865, 1650, 616, 1650, 11, [['1.6 T-GDI Hybrid', 'hybrid', 230, 'AF', 8.0, 5.6, 379], ['Plug-in Hybrid AWD', 'plugin', 265, 'A4', 8.2, 13.8, 62, 1.4, 479]], { tow: 1650 }],
    ['Santa Fe', 'suv', 'D', 2013, 2026, 4785, 1900, 1685, 628, 1950, 6, [['2.2 CRDi AWD', 'diesel', 200, 'A4', 9.4, 6.6, 429, 2013, 2022], ['1.6 T-GDI Plug-in AWD', 'plugin', 265, 'A4', 8.8, 13.8, 58, 1.6, 559, 2021]], { seats: 7, tow: 2000, tank: 67 }],
    ['Inster', 'hatch', 'A', 2025, 2026, 3825, 1610, 1575, 238, 1400, 5, [['42 kWh', 'electric', 97, 'AF', 11.7, 42, 327, 73, 269], ['49 kWh', 'electric', 115, 'AF', 10.6, 49, 370, 73, 299]], { seats: 4, ncap: 4 }],
  ],
};

export const mg: Brand = {
  name: 'MG', code: 'MG', keeps: 87,
  trims: [{ name: 'Comfort', level: 1 }, { name: 'Luxury', level: 2 }],
  lines: [
    ['4', 'hatch', 'C', 2022, 2026, 4287, 1836, 1504, 363, 1685, 12, [['Standard 51 kWh', 'electric', 170, 'AR', 7.7, 51, 350, 117, 329], ['64 kWh', 'electric', 204, 'AR', 7.9, 62, 450, 135, 379], ['XPower', 'electric', 435, 'A4', 3.8, 62, 385, 140, 459, 2023]], { tow: 500 }],
    ['ZS EV', 'crossover', 'B', 2020, 2024, 4323, 1809, 1649, 470, 1570, 9, [['51 kWh', 'electric', 177, 'AF', 8.2, 51, 320, 92, 329, 2022], ['72 kWh', 'electric', 156, 'AF', 8.6, 68, 440, 92, 369, 2022], ['44 kWh', 'electric', 143, 'AF', 8.5, 44, 263, 76, 309, 2020, 2021]], { tow: 500 }],
    ['5', 'estate', 'C', 2022, 2025, 4600, 1818, 1543, 479, 1560, 7, [['Long Range', 'electric', 156, 'AF', 7.7, 57, 400, 87, 359]], { tow: 500, ncap: 0 }],
    ['Marvel R', 'crossover', 'D', 2021, 2024, 4674, 1919, 1618, 357, 1810, 4, [['Luxury', 'electric', 180, 'AR', 7.9, 65, 402, 92, 449], ['Performance', 'electric', 288, 'A4', 4.9, 65, 370, 92, 509]], { ncap: 4, trims: [''] }],
    ['EHS', 'suv', 'C', 2021, 2024, 4574, 1876, 1664, 448, 1737, 6, [['Plug-in Hybrid', 'plugin', 258, 'AF', 6.9, 16.6, 52, 1.8, 369]], { tow: 1500 }],
    ['3', 'hatch', 'B', 2024, 2026, 4113, 1797, 1502, 293, 1285, 5, [['Hybrid+', 'hybrid', 194, 'AF', 8.0, 4.4, 234]], { ncap: 4 }],
  ],
};

export const byd: Brand = {
  name: 'BYD', code: 'BY', keeps: 86,
  trims: [{ name: 'Active', level: 1 }, { name: 'Comfort', level: 2 }, { name: 'Design', level: 3 }],
  lines: [
    ['Dolphin', 'hatch', 'C', 2023, 2026, 4290, 1770, 1570, 345, 1658, 6, [['60 kWh', 'electric', 204, 'AF', 7.0, 60, 427, 88, 379]]],
    ['Atto 3', 'crossover', 'C', 2023, 2026, 4455, 1875, 1615, 440, 1750, 8, [['60 kWh', 'electric', 204, 'AF', 7.3, 60, 420, 88, 429]], { tow: 750 }],
    ['Seal', 'saloon', 'D', 2023, 2026, 4800, 1875, 1460, 400, 2055, 5, [['RWD', 'electric', 313, 'AR', 5.9, 82, 570, 150, 499], ['AWD', 'electric', 530, 'A4', 3.8, 82, 520, 150, 559]], { tow: 750 }],
    ['Seal U', 'suv', 'D', 2024, 2026, 4785, 1890, 1668, 552, 2020, 6, [['71 kWh', 'electric', 218, 'AF', 9.3, 71, 420, 115, 459], ['DM-i', 'plugin', 218, 'AF', 8.9, 18.3, 80, 0.9, 449]], { tow: 1300 }],
  ],
};

export const xpeng: Brand = {
  name: 'Xpeng', code: 'XP', keeps: 84,
  trims: [{ name: 'Standard Range', level: 1 }, { name: 'Long Range', level: 2 }, { name: 'Performance', level: 3 }],
  lines: [
    ['G6', 'crossover', 'D', 2024, 2026, 4753, 1920, 1650, 571, 2100, 6, [['RWD', 'electric', 286, 'AR', 6.7, 87, 570, 280, 529]], { tow: 1500 }],
    ['G9', 'suv', 'E', 2023, 2026, 4891, 1937, 1670, 660, 2230, 5, [['RWD', 'electric', 313, 'AR', 6.4, 93, 570, 300, 659]], { tow: 1500 }],
    ['P7', 'saloon', 'E', 2022, 2025, 4888, 1896, 1450, 440, 2020, 3, [['RWD', 'electric', 276, 'AR', 6.7, 82, 576, 175, 559]], {}],
  ],
};

export const zeekr: Brand = {
  name: 'Zeekr', code: 'ZE', keeps: 86,
  trims: [{ name: 'Long Range', level: 2 }, { name: 'Privilege', level: 3 }],
  lines: [
    ['001', 'estate', 'E', 2024, 2026, 4955, 1999, 1560, 539, 2350, 4, [['RWD', 'electric', 272, 'AR', 7.2, 94, 620, 200, 659], ['AWD', 'electric', 544, 'A4', 3.8, 94, 590, 200, 729]], { tow: 2000 }],
    ['X', 'crossover', 'C', 2024, 2026, 4432, 1836, 1566, 404, 1930, 4, [['RWD', 'electric', 272, 'AR', 5.6, 64, 445, 150, 489], ['AWD', 'electric', 428, 'A4', 3.8, 64, 400, 150, 549]], { tow: 1600 }],
  ],
};

export const maxus: Brand = {
  name: 'Maxus', code: 'MH', keeps: 84,
  trims: [{ name: '', level: 1 }, { name: 'Luxury', level: 2 }],
  lines: [
    ['Euniq 6', 'suv', 'D', 2022, 2025, 4735, 1860, 1736, 754, 1920, 4, [['70 kWh', 'electric', 177, 'AF', 9.0, 70, 354, 80, 429]], {}],
    ['eDeliver 3', 'van', 'V', 2021, 2026, 4555, 1780, 1895, 4800, 1600, 6, [['50 kWh', 'electric', 122, 'AF', 12.0, 50, 240, 50, 339]], { lcv: true }],
    ['eDeliver 9', 'van', 'V', 2021, 2026, 5546, 2062, 2525, 9700, 2550, 5, [['72 kWh', 'electric', 204, 'AF', 12.0, 72, 296, 80, 559]], { lcv: true, tow: 1500 }],
    ['T90 EV', 'pickup', 'P', 2023, 2026, 5365, 1900, 1809, 1450, 2300, 3, [['88 kWh', 'electric', 204, 'AR', 12.0, 88, 330, 80, 549]], { lcv: true, tow: 1000 }],
  ],
};
